import { consentBoxes, consentTerms } from '@homestead/contract/leads';
import { formStyles } from '#forms';
import { type ConsentField, consentFields } from './consent-fields.ts';

interface ConsentBoxesProps {
  firm: string;
  /** What was typed before, by field. */
  typed: Readonly<Partial<Record<string, string>>>;
}

/** The separate, unchecked boxes of a public form, and what checking one means. */
export function ConsentBoxes({ firm, typed }: ConsentBoxesProps) {
  return (
    <div className="grid gap-2">
      {(Object.keys(consentFields) as ConsentField[]).map((name) => (
        <label key={name} className={formStyles.tick}>
          <input type="checkbox" name={name} defaultChecked={typed[name] === 'on'} />
          <span>{consentBoxes[consentFields[name]]()}</span>
        </label>
      ))}
      <p className="fine-print">{consentTerms(firm)}</p>
    </div>
  );
}
