import { formatZip } from '@homestead/contract/accounts';
import { formatPhone, localDate } from '@homestead/contract/platform';
import type { ComponentProps } from 'react';
import { KeptDraft } from '#forms';
import { ownMessages } from '../messages/own.ts';
import { usePerson } from '../session/page-person.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnChoice, OwnField, OwnTick } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { PhotoForm } from './photo-form.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, useSection } from './use-section.ts';

const SIZES = { XS: 'XS', S: 'S', M: 'M', L: 'L', XL: 'XL', '2XL': '2XL', '3XL': '3XL' };
const OLDEST_BIRTH = '1900-01-01';

type FieldName =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'dateOfBirth'
  | 'streetOne'
  | 'streetTwo'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'relationship';

type Given = Omit<ComponentProps<typeof OwnField>, 'name' | 'label' | 'value' | 'hint'>;

/** The fields in their order, with what a browser may fill in. */
const fields: readonly [FieldName, label: () => string, Given][] = [
  ['firstName', ownMessages.firstName, { autoComplete: 'given-name', required: true }],
  ['lastName', ownMessages.lastName, { autoComplete: 'family-name', required: true }],
  [
    'phone',
    ownMessages.phone,
    {
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      maxLength: 30,
      format: formatPhone,
    },
  ],
  [
    'dateOfBirth',
    ownMessages.dateOfBirth,
    { type: 'date', autoComplete: 'bday', min: OLDEST_BIRTH },
  ],
  ['streetOne', ownMessages.addressOne, { autoComplete: 'address-line1', maxLength: 100 }],
  ['streetTwo', ownMessages.addressTwo, { autoComplete: 'address-line2', maxLength: 100 }],
  ['city', ownMessages.city, { autoComplete: 'address-level2', maxLength: 60 }],
  ['state', ownMessages.state, { autoComplete: 'address-level1', maxLength: 30 }],
  [
    'zip',
    ownMessages.zip,
    { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 20, format: formatZip },
  ],
  ['country', ownMessages.country, { autoComplete: 'country', maxLength: 60 }],
  ['relationship', ownMessages.relationship, { autoComplete: 'off', maxLength: 60 }],
];

/** Photo and contact fields. */
export function ProfileSection({ details, askedAt }: Pick<OwnAccount, 'details' | 'askedAt'>) {
  const section = useSection('profile');
  const answer = answerTo(section, 'profile');
  const owner = usePerson()?.id ?? '';
  return (
    <OwnSection id="profile" intro={ownMessages.profileIntro()}>
      <PhotoForm details={details} />
      <SectionForm section={section} intent="profile" hidden={{ version: String(details.version) }}>
        <KeptDraft name="profile" owner={owner} sent={answer?.isDone ? answer : null} />
        <div className={styles.grid}>
          {fields.map(([name, label, given]) => (
            <OwnField
              key={name}
              name={name}
              label={label()}
              value={name === 'phone' ? formatPhone(details.phone ?? '') : details[name]}
              {...given}
              {...(name === 'dateOfBirth' && { max: localDate(new Date(askedAt)) })}
              {...(name === 'relationship' && { hint: ownMessages.relationshipHint() })}
            />
          ))}
          <OwnChoice
            name="tShirtSize"
            label={ownMessages.shirtSize()}
            value={details.tShirtSize}
            options={SIZES}
          />
          <OwnChoice
            name="language"
            label={ownMessages.mailLanguage()}
            value={details.language}
            options={{ en: ownMessages.english(), es: ownMessages.spanish() }}
            isRequired
          />
        </div>
        <OwnTick name="isPrimary" label={ownMessages.primaryContact()} isOn={details.isPrimary} />
        <SendButton section={section}>{ownMessages.saveProfile()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
