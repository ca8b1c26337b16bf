import { formatZip } from '@homestead/contract/accounts';
import { formatPhone, omahaDate } from '@homestead/contract/platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnChoice, OwnField, OwnTick } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { PhotoForm } from './photo-form.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const OLDEST_BIRTH = '1900-01-01';

/** Photo and contact fields. */
export function ProfileSection({ details, askedAt }: Pick<OwnAccount, 'details' | 'askedAt'>) {
  const section = useSection('profile');
  return (
    <OwnSection id="profile" intro={ownMessages.profileIntro()}>
      <PhotoForm details={details} />
      <SectionForm section={section} intent="profile" hidden={{ version: String(details.version) }}>
        <div className={styles.grid}>
          <OwnField
            name="firstName"
            label={ownMessages.firstName()}
            value={details.firstName}
            autoComplete="given-name"
            required
          />
          <OwnField
            name="lastName"
            label={ownMessages.lastName()}
            value={details.lastName}
            autoComplete="family-name"
            required
          />
          <OwnField
            name="phone"
            label={ownMessages.phone()}
            type="tel"
            inputMode="tel"
            value={formatPhone(details.phone ?? '')}
            autoComplete="tel-national"
            maxLength={30}
            format={formatPhone}
          />
          <OwnField
            name="dateOfBirth"
            label={ownMessages.dateOfBirth()}
            type="date"
            value={details.dateOfBirth}
            autoComplete="bday"
            min={OLDEST_BIRTH}
            max={omahaDate(new Date(askedAt))}
          />
          <OwnField
            name="streetOne"
            label={ownMessages.addressOne()}
            value={details.streetOne}
            autoComplete="address-line1"
            maxLength={100}
          />
          <OwnField
            name="streetTwo"
            label={ownMessages.addressTwo()}
            value={details.streetTwo}
            autoComplete="address-line2"
            maxLength={100}
          />
          <OwnField
            name="city"
            label={ownMessages.city()}
            value={details.city}
            autoComplete="address-level2"
            maxLength={60}
          />
          <OwnField
            name="state"
            label={ownMessages.state()}
            value={details.state}
            autoComplete="address-level1"
            maxLength={30}
          />
          <OwnField
            name="zip"
            label={ownMessages.zip()}
            inputMode="numeric"
            value={details.zip}
            autoComplete="postal-code"
            maxLength={20}
            format={formatZip}
          />
          <OwnField
            name="country"
            label={ownMessages.country()}
            value={details.country}
            autoComplete="country"
            maxLength={60}
          />
          <OwnField
            name="relationship"
            label={ownMessages.relationship()}
            value={details.relationship}
            hint={ownMessages.relationshipHint()}
            autoComplete="off"
            maxLength={60}
          />
          <OwnChoice
            name="tShirtSize"
            label={ownMessages.shirtSize()}
            value={details.tShirtSize}
            options={SIZES}
          />
        </div>
        <OwnTick name="isPrimary" label={ownMessages.primaryContact()} isOn={details.isPrimary} />
        <SendButton section={section}>{ownMessages.saveProfile()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
