import type { HomeReaction } from '@homestead/contract/saved';
import { Icon } from '#design';
import { savedHomeMessages } from '../messages/homes.ts';
import styles from './save-buttons.module.css';

export const SAVE_FORM_ID = 'save-home';

interface SaveButtonsProps {
  mlsNumber: string;
  reaction: HomeReaction | null;
  /** The home's name in the buttons' labels. */
  name: string;
}

/**
 * The toggles of a home: both if there is no reaction yet, only the filled heart for a
 * favorite, only the highlighted dislike for a disliked home. They submit the page's SaveForm.
 */
export function SaveButtons({ mlsNumber, reaction, name }: SaveButtonsProps) {
  const button = (it: HomeReaction, label: string) =>
    (reaction ?? it) === it && (
      <button
        className="centered icon-size ink on-card"
        type="submit"
        form={SAVE_FORM_ID}
        name={reaction ? `un${it}` : it}
        value={mlsNumber}
        data-reaction={reaction}
        aria-label={label}
      >
        <Icon name={it === 'favorite' ? 'heart' : it} />
      </button>
    );
  const { favorite, dislike } = reaction ? removeLabels : addLabels;
  return (
    <p className={styles.save}>
      {button('favorite', favorite({ home: name }))}
      {button('dislike', dislike({ home: name }))}
    </p>
  );
}

const addLabels = {
  favorite: savedHomeMessages.addToFavorites,
  dislike: savedHomeMessages.addToDislikes,
};
const removeLabels = {
  favorite: savedHomeMessages.removeFromFavorites,
  dislike: savedHomeMessages.removeFromDislikes,
};
