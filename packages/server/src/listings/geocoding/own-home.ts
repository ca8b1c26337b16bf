/** The public location of one of our homes. */
export interface OwnHome {
  mls_number: string;
  street_address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  county: string | null;
  address_shown: boolean;
  position: { x: number; y: number } | null;
  position_approximate: boolean;
}
