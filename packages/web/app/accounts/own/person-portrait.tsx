import styles from './person-portrait.module.css';

/** A person's photo, or their initials if there is none. */
export function PersonPortrait({
  photo,
  firstName,
  lastName,
  look = 'large',
}: {
  photo: string | null;
  firstName: string;
  lastName: string;
  look?: 'large' | 'medium';
}) {
  const size = look === 'large' ? 144 : 96;
  return photo ? (
    <img
      src={photo}
      alt={`${firstName} ${lastName}`.trim()}
      width={size}
      height={size}
      className={styles.portrait}
      data-look={look}
    />
  ) : (
    <span className={styles.portrait} data-look={look} aria-hidden="true">
      {personInitials(firstName, lastName)}
    </span>
  );
}

/** The first letters of a person's names, as whole characters: "JE". */
export function personInitials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join('')
    .toUpperCase();
}
