import { instantDateText } from '#platform';
import styles from './own.module.css';
import type { TwoStepState } from './own-account.ts';
import { OwnField, OwnPassword } from './own-field.tsx';
import scan from './scan.module.css';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, type Section, useSection } from './use-section.ts';

interface AuthenticatorPartProps {
  twoStep: TwoStepState;
  codes: Section<string[]>;
  removal: Section;
}

/** The authenticator app: set up in two steps, or turned off. */
export function AuthenticatorPart({ twoStep, codes, removal }: AuthenticatorPartProps) {
  return (
    <section className={styles.part} aria-labelledby="totp-title">
      <h3 id="totp-title">Authenticator app</h3>
      {twoStep.totp.isOn ? (
        <AppIsOn twoStep={twoStep} removal={removal} />
      ) : (
        <AppSetUp codes={codes} />
      )}
    </section>
  );
}

function AppIsOn({ twoStep, removal }: Omit<AuthenticatorPartProps, 'codes'>) {
  const { totp, isRequired, passkeys } = twoStep;
  const isLast = passkeys.length === 0;
  const sent = answerTo(removal, 'totp-off');
  return (
    <>
      <p>
        On{totp.since && ` since ${instantDateText(totp.since)}`}. We ask for its code when you sign
        in with your password.
      </p>
      {isRequired && isLast ? (
        <p className={styles.hint}>
          Your role asks for a second step: add a passkey before you turn the app off.
        </p>
      ) : (
        <details className={styles.more} open={sent?.isDone === false}>
          <summary>Turn the app off</summary>
          <SectionForm section={removal} intent="totp-off" isQuiet>
            <div className={styles.grid}>
              <OwnPassword />
              <OwnField
                name="code"
                label="Code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                maxLength={30}
                hint="From the app, or one of your recovery codes."
                required
              />
            </div>
            <SendButton section={removal} look="grave">
              Turn off
            </SendButton>
          </SectionForm>
        </details>
      )}
    </>
  );
}

interface Started {
  secret: string;
  otpauthUri: string;
  qrSvg: string;
}

function AppSetUp({ codes }: { codes: Section<string[]> }) {
  const start = useSection<Started>('totp-start');
  const started = answerTo(start, 'totp-start')?.given ?? null;
  const typedSecret = answerTo(codes, 'totp-confirm')?.typed.secret;
  const secret = started?.secret ?? typedSecret;
  return (
    <>
      <p>
        An app such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis shows a new
        code every half minute; you type it when you sign in.
      </p>
      {secret ? (
        <>
          {started && <ScanThis {...started} />}
          <p>
            Or type this key into the app: <code className={scan.secret}>{secret}</code>
          </p>
          <SectionForm section={codes} intent="totp-confirm" hidden={{ secret }}>
            <div className={styles.grid}>
              <OwnField
                name="code"
                label="Code from the app"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                required
              />
            </div>
            <SendButton section={codes}>Turn on</SendButton>
          </SectionForm>
        </>
      ) : (
        <SectionForm section={start} intent="totp-start">
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={start}>Set up an app</SendButton>
        </SectionForm>
      )}
    </>
  );
}

function ScanThis({ qrSvg, otpauthUri }: Started) {
  return (
    <div className={scan.scan}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt="QR code for your authenticator app"
        width={196}
        height={196}
      />
      <div>
        <p>Scan the code with your app, then enter the six digits that it shows.</p>
        <p>
          <a href={otpauthUri}>Open in an app on this device</a>
        </p>
      </div>
    </div>
  );
}
