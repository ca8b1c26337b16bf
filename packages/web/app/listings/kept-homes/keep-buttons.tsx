import type { HomeMark } from '@homestead/contract/listings';
import { Icon } from '#design';
import styles from './keep-buttons.module.css';

export const KEEP_FORM_ID = 'keep';

interface KeepButtonsProps {
  mlsNumber: string;
  mark: HomeMark | null;
  /** What the buttons call the home. */
  name: string;
}

/**
 * The toggles of a home (spec 1 section 4): both while it is not marked, the filled heart alone for
 * a favourite, the highlighted dislike alone for a disliked one. They belong to the page's KeepForm.
 */
export function KeepButtons({ mlsNumber, mark, name }: KeepButtonsProps) {
  const button = (it: HomeMark, label: string) =>
    (mark ?? it) === it && (
      <button
        type="submit"
        form={KEEP_FORM_ID}
        name={mark ? `un${it}` : it}
        value={mlsNumber}
        data-mark={mark}
        aria-label={label}
      >
        <Icon name={it === 'favourite' ? 'heart' : it} />
      </button>
    );
  const where = mark ? 'Remove from' : 'Add to';
  return (
    <p className={styles.keep}>
      {button('favourite', `${where} favourites: ${name}`)}
      {button('dislike', `${where} dislikes: ${name}`)}
    </p>
  );
}
