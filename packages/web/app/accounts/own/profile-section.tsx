import { formatPhone, formatZip } from '@homestead/contract/accounts';
import { omahaDate } from '@homestead/contract/platform';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnChoice, OwnField, OwnTick } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { PhotoForm } from './photo-form.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const OLDEST_BIRTH = '1900-01-01';

/** Photo and contact fields (spec 1 section 3). */
export function ProfileSection({ details, askedAt }: Pick<OwnAccount, 'details' | 'askedAt'>) {
  const section = useSection('profile');
  return (
    <OwnSection id="profile" intro="How we address you, reach you and find you.">
      <PhotoForm details={details} />
      <SectionForm section={section} intent="profile" hidden={{ version: String(details.version) }}>
        <div className={styles.grid}>
          <OwnField
            name="firstName"
            label="First Name"
            value={details.firstName}
            autoComplete="given-name"
            required
          />
          <OwnField
            name="lastName"
            label="Last Name"
            value={details.lastName}
            autoComplete="family-name"
            required
          />
          <OwnField
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            value={formatPhone(details.phone ?? '')}
            autoComplete="tel-national"
            maxLength={30}
            format={formatPhone}
          />
          <OwnField
            name="dateOfBirth"
            label="Date of Birth"
            type="date"
            value={details.dateOfBirth}
            autoComplete="bday"
            min={OLDEST_BIRTH}
            max={omahaDate(new Date(askedAt))}
          />
          <OwnField
            name="streetOne"
            label="Address Line 1"
            value={details.streetOne}
            autoComplete="address-line1"
            maxLength={100}
          />
          <OwnField
            name="streetTwo"
            label="Address Line 2"
            value={details.streetTwo}
            autoComplete="address-line2"
            maxLength={100}
          />
          <OwnField
            name="city"
            label="City"
            value={details.city}
            autoComplete="address-level2"
            maxLength={60}
          />
          <OwnField
            name="state"
            label="State"
            value={details.state}
            autoComplete="address-level1"
            maxLength={30}
          />
          <OwnField
            name="zip"
            label="Zip"
            inputMode="numeric"
            value={details.zip}
            autoComplete="postal-code"
            maxLength={20}
            format={formatZip}
          />
          <OwnField
            name="country"
            label="Country"
            value={details.country}
            autoComplete="country"
            maxLength={60}
          />
          <OwnField
            name="relationship"
            label="Relationship"
            value={details.relationship}
            hint="To the others you buy or sell with, such as spouse."
            autoComplete="off"
            maxLength={60}
          />
          <OwnChoice
            name="tShirtSize"
            label="T-Shirt Size"
            value={details.tShirtSize}
            options={SIZES}
          />
        </div>
        <OwnTick
          name="isPrimary"
          label="I am the primary contact of my household"
          isOn={details.isPrimary}
        />
        <SendButton section={section}>Save profile</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
