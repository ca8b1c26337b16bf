export { WhoCanSee } from './who-can-see.tsx';
