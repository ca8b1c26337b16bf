import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { OwnField } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Social media links by their wire names, each with the start of its address. */
export const socialLinks = {
  faceBook: { label: 'Facebook', host: 'www.facebook.com' },
  instaGram: { label: 'Instagram', host: 'www.instagram.com' },
  linkdin: { label: 'LinkedIn', host: 'www.linkedin.com/in' },
  twitter: { label: 'Twitter', host: 'x.com' },
} as const;

type SocialLink = keyof typeof socialLinks;

export const socialLinkNames = Object.keys(socialLinks) as SocialLink[];

export function LinksSection({ details }: { details: OwnDetails }) {
  const section = useSection('links');
  return (
    <OwnSection id="links" intro={ownMessages.linksIntro()}>
      <SectionForm section={section} intent="links">
        <div className={styles.grid}>
          {socialLinkNames.map((name) => (
            <OwnField
              key={name}
              name={name}
              label={socialLinks[name].label}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              value={details[name]}
              hint={`https://${socialLinks[name].host}/…`}
              maxLength={300}
            />
          ))}
        </div>
        <SendButton section={section}>{ownMessages.saveLinks()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
