export { askForProof } from './ask-for-proof.ts';
export { useFoundPeople } from './people/use-found-people.ts';
