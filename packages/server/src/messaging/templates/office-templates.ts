/** The templates that the whole office uses, for what is sent without anyone choosing one. */
export {
  findOfficeTemplates,
  type OfficeTemplate,
  selectOfficeTemplates,
} from './office-template-store.ts';
