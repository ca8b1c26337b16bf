export { askForProof } from './ask-for-proof.ts';
export { seeingAsClient } from './clients.ts';
export { useFoundPeople } from './people/use-found-people.ts';
