export { downloadMyData as loader } from '#accounts';
