import {
  type OfferFieldKey,
  offerFields,
  offerSections,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { Alert, Anchor, Button, List, Text } from '@mantine/core';
import { type RefObject, useId, useState } from 'react';
import { type UnsavedField, useIsPhone } from '#desk';
import { offerDeskMessages } from '../messages.ts';
import styles from './before-submitting.module.css';

type Offer = Pick<WireOfferDetails, 'needed' | 'missing' | 'findings'>;

interface Entry {
  field: string;
  text: string;
}

/** Whether nothing keeps an offer from being submitted. */
export const isReady = ({ missing, findings }: Offer, unsaved: readonly UnsavedField[]): boolean =>
  missing.length === 0 && unsaved.length === 0 && findings.every(({ level }) => level !== 'error');

/** What is missing, wrong or unusual, by the sections of the form. */
export function entriesBySection(
  { missing, findings }: Offer,
  unsaved: readonly UnsavedField[],
): { section: string; entries: Entry[] }[] {
  const kept = new Set(unsaved.map(({ name }) => name));
  const all: Entry[] = [
    ...unsaved.map(({ name, label, reason }) => ({
      field: name,
      text: offerDeskMessages.notSaved({ text: reason ?? label }),
    })),
    ...missing
      .filter((field) => !kept.has(field))
      .map((field) => ({
        field,
        text: offerDeskMessages.missing({ label: offerFields[field as OfferFieldKey].label }),
      })),
    ...findings.map(({ field, level, message: text }) => ({
      field,
      text:
        level === 'error' ? offerDeskMessages.error({ text }) : offerDeskMessages.warning({ text }),
    })),
  ];
  const sectionOf = (field: string) =>
    field === 'homeInspections' ? 'inspections' : offerFields[field as OfferFieldKey]?.section;
  return Object.entries(offerSections).flatMap(([key, section]) => {
    const entries = all.filter(({ field }) => sectionOf(field) === key);
    return entries.length > 0 ? [{ section, entries }] : [];
  });
}

interface BeforeSubmittingProps {
  offer: Offer;
  unsaved: readonly UnsavedField[];
  /** Takes the focus when someone tries to submit what isn’t ready. */
  panel: RefObject<HTMLDivElement | null>;
  onShow: (field: string) => void;
}

/** What is to be done before an offer can be submitted; each entry leads to its field. */
export function BeforeSubmitting({ offer, unsaved, panel, onShow }: BeforeSubmittingProps) {
  const { needed, missing } = offer;
  const id = useId();
  const isPhone = useIsPhone();
  // On a phone the list would keep the form out of sight until someone asks for it.
  const [isAsked, setAsked] = useState(false);
  const sections = entriesBySection(offer, unsaved);
  const isShown = !isPhone || isAsked;
  const ready = isReady(offer, unsaved);
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) setAsked(true);
      }}
      role="region"
      mb="md"
      color={ready ? 'good' : 'warn'}
      title={offerDeskMessages.before()}
    >
      <Text size="sm">
        {offerDeskMessages.progress({
          filled: needed.length - missing.length,
          all: needed.length,
        })}{' '}
        {ready && offerDeskMessages.ready()}
      </Text>
      {!isShown && sections.length > 0 && (
        <Button variant="default" mt="sm" onClick={() => panel.current?.focus()}>
          {offerDeskMessages.showEntries({
            count: sections.reduce((sum, { entries }) => sum + entries.length, 0),
          })}
        </Button>
      )}
      {isShown &&
        sections.map(({ section, entries }) => (
          <div key={section} className={styles.group}>
            <p id={`${id}-${section}`}>{section}</p>
            <List
              size="sm"
              listStyleType="none"
              className={styles.entries}
              aria-labelledby={`${id}-${section}`}
            >
              {entries.map(({ field, text }) => (
                <List.Item key={text}>
                  <Anchor
                    component="button"
                    type="button"
                    inherit
                    underline="always"
                    className={styles.entry}
                    onClick={() => onShow(field)}
                  >
                    {text}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </div>
        ))}
    </Alert>
  );
}
