import { type FormKey, formKeys } from '@homestead/contract/documents';
import { findForm } from '../../src/documents/forms/find-form.ts';
import { readFormTexts } from '../../src/documents/forms/form-words.ts';

const { words } = readFormTexts(null, { firm: null, address: null, phone: null, email: null });

/** A form with the wording that comes with the program. */
export const ownForm = (key: FormKey) => findForm(key, words);
export const ownForms = formKeys.map(ownForm);
