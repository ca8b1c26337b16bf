export { Field, FieldProblem, tiedTo } from './field.tsx';
export { default as formStyles } from './form.module.css';
export {
  type FormAnswer,
  fieldMessages,
  formAnswer,
  readForm,
  refusedForm,
  TypedForm,
  waitText,
} from './form-answer.ts';
export { FormDone, FormMessages, FormNote, SubmitButton } from './form-parts.tsx';
export { type FormRule, problemsOf } from './form-rule.ts';
export { KeptDraft } from './kept-draft.tsx';
export { newFormKey } from './new-form-key.ts';
export { PasswordField } from './password-field.tsx';
export { readSecretLink, secretLinkRule } from './read-secret-link.ts';
export { SecretLinkField, useSecretLink } from './secret-link.tsx';
export { SpamGuard } from './spam-guard.tsx';
export { CodeField, EmailField, TextField } from './text-field.tsx';
export { useCheckedForm, useFormCheck } from './use-checked-form.ts';
