export { useFoundPeople } from './people/use-found-people.ts';
