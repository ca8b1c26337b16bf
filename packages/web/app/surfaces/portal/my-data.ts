export { downloadMyData as loader } from '#accounts/pages';
