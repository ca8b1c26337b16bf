/** What a drawer about one lead is given. */
export interface LeadDrawerProps {
  leadId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}
