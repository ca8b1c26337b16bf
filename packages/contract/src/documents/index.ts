export {
  type DocumentRole,
  documentRoles,
  type FormAnswer,
  type FormAnswers,
  type FormChoice,
  type FormDefinition,
  type FormInput,
  type FormItem,
  type FormKey,
  type FormPart,
  type FormSection,
  type FormSource,
  formKeys,
  type SigningLine,
  type SigningRole,
} from './form-definition.ts';
export type {
  Paper,
  PaperBlock,
  PaperComment,
  PaperLine,
  PaperMark,
  PaperRow,
} from './paper.ts';
export { layOutForm, type PaperFacts } from './paper-of-form.ts';
export { PAGES_OF_FORM, paperWords } from './paper-words.ts';
export { saidOnPaper, underHeads, type WordingPart, wordingParts } from './said-on-paper.ts';
