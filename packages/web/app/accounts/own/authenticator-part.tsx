import { instantDateText, rich } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { TwoStepState } from './own-account.ts';
import { OwnDigits, OwnField, OwnPassword } from './own-field.tsx';
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
      <h3 id="totp-title">{ownMessages.app()}</h3>
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
        {totp.since
          ? ownMessages.appOnSince({ date: instantDateText(totp.since) })
          : ownMessages.appOn()}
      </p>
      {isRequired && isLast ? (
        <p className={styles.hint}>{ownMessages.appIsLast()}</p>
      ) : (
        <details className={styles.more} open={sent?.isDone === false}>
          <summary className="text-button">{ownMessages.turnAppOff()}</summary>
          <SectionForm section={removal} intent="totp-off" isQuiet>
            <div className={styles.grid}>
              <OwnPassword />
              <OwnField
                name="code"
                label={ownMessages.code()}
                autoComplete="one-time-code"
                autoCapitalize="none"
                maxLength={30}
                hint={ownMessages.codeHint()}
                required
              />
            </div>
            <SendButton section={removal} look="grave">
              {ownMessages.turnOff()}
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
      <p>{ownMessages.appIntro()}</p>
      {secret ? (
        <>
          {started && <ScanThis {...started} />}
          <p>
            {rich(
              ownMessages.typeKey({
                secret,
                key: (text) => <code className={scan.secret}>{text}</code>,
              }),
            )}
          </p>
          <SectionForm section={codes} intent="totp-confirm" hidden={{ secret }}>
            <div className={styles.grid}>
              <OwnDigits name="code" label={ownMessages.codeFromApp()} />
            </div>
            <SendButton section={codes}>{ownMessages.turnOn()}</SendButton>
          </SectionForm>
        </>
      ) : (
        <SectionForm section={start} intent="totp-start">
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={start}>{ownMessages.setUpApp()}</SendButton>
        </SectionForm>
      )}
    </>
  );
}

function ScanThis({ qrSvg, otpauthUri }: Started) {
  return (
    <div className={scan.scan}>
      <img
        className="rounded outlined"
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={ownMessages.qrCode()}
        width={196}
        height={196}
      />
      <div>
        <p>{ownMessages.scanCode()}</p>
        <p>
          <a className="inline-row tap-height" href={otpauthUri}>
            {ownMessages.openInApp()}
          </a>
        </p>
      </div>
    </div>
  );
}
