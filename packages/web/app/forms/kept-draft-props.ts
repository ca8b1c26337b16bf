export interface KeptDraftProps {
  /** Which form it is, and of which record. */
  name: string;
  /** The id of the signed-in person; empty for a visitor. */
  owner: string;
  /** The answer that says the form was sent: what was typed before is forgotten. */
  sent?: object | boolean | null | undefined;
}
