import type {
  FormAnswer,
  FormDefinition,
  FormInput,
  PaperLine,
} from '@homestead/contract/documents';
import { createContext, type ReactNode, useContext } from 'react';

/** A signature on a line, as it is shown. */
export interface ShownSignature {
  readonly line: string;
  readonly name: string;
  /** MM-DD-YYYY, from the server. */
  readonly on: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** Initials in a field, or at the foot of the paper where `key` is null. */
export interface ShownInitials {
  readonly key: string | null;
  readonly role: string;
  readonly name: string;
  readonly picture: string;
}

export interface PaperParts {
  /** Before the ids and names of this paper, so that two of them fit on one page. */
  readonly prefix: string;
  readonly signatures: readonly ShownSignature[];
  readonly initials: readonly ShownInitials[];
  /** What is on a line without a signature, such as the button that signs. */
  readonly lineSlot?: ((line: PaperLine) => ReactNode) | undefined;
  /** The same for a field without initials. */
  readonly initialsSlot?: ((key: string) => ReactNode) | undefined;
  /** The input that can be answered here; null if it is only shown. */
  readonly inputOf: (key: string) => Pick<FormInput, 'kind' | 'orElse'> | null;
  readonly onAnswer: (key: string, answer: FormAnswer | null) => void;
  readonly problemOf: (key: string) => string | undefined;
}

const PaperContext = createContext<PaperParts | null>(null);
export const PaperProvider = PaperContext.Provider;

export function usePaper(): PaperParts {
  const parts = useContext(PaperContext);
  if (!parts) throw new Error('outside of a paper');
  return parts;
}

/** The inputs of a form by key, with those of explanations, which are texts of several lines. */
export function inputsByKey({ parts }: FormDefinition): ReadonlyMap<string, FormInput> {
  const items = parts.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return new Map(
    items.flatMap(({ id, inputs }) => {
      const key = `${id}.explanation`;
      const explanation = { key, field: key, label: '', kind: 'lines', isRequired: false } as const;
      return [...inputs, explanation].map((input) => [input.key, input] as const);
    }),
  );
}
