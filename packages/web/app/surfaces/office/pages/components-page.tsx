import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  Select,
  Skeleton,
  Switch,
  Table,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { BrandMark, EqualHousingMark, Icon, iconNames } from '#design';
import { OfficeFailure } from '../office-failure.tsx';
import styles from '../office-page.module.css';
import { requireOffice } from '../office-session.ts';
import { statusLabels } from '../people/people-filter.ts';
import { StandingBadge } from '../people/person-badges.tsx';
import { showToast } from '../shell/show-toast.tsx';
import own from './components-page.module.css';

const TITLE = 'Components';

export function meta() {
  return [{ title: TITLE }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOffice(args, null);
  return null;
}

const colors: [role: string, use: string][] = [
  ['ink', 'Text'],
  ['spruce', 'Brand, primary action, links'],
  ['spruce-deep', 'Footer, hover'],
  ['wheat', 'Accent, one thing a screen at most'],
  ['paper', 'Page'],
  ['card', 'Cards'],
  ['line', 'Hairlines'],
  ['line-strong', 'Borders of fields'],
  ['quiet', 'Secondary text'],
  ['good', 'Good'],
  ['warn', 'Needs a look'],
  ['bad', 'Wrong'],
  ['spruce-wash', 'Chosen rows'],
  ['wheat-wash', 'Differences'],
];
const sizes = ['14', '16', '18', '22', '28', '36', '48'];
const spaces = ['1', '2', '3', '4', '6', '8', '12', '18'];
const standings = ['active', 'invited', 'deactivated', 'deleted'] as const;

/** The parts that screens are made of, as they stand in this version. */
export default function ComponentsPage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{TITLE}</h1>
      </div>
      <Part title="Colors">
        <ul className={own.swatches}>
          {colors.map(([role, use]) => (
            <li key={role}>
              <span className={own.swatch} style={{ background: `var(--${role})` }} />
              <strong>{role}</strong>
              <span className={own.quiet}>{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <p key={size} className={own.sample} style={{ fontSize: `var(--text-${size})` }}>
            <span className={own.serif}>A porch in evening light</span> Two stories, three bedrooms
            <span className={own.quiet}> {size}</span>
          </p>
        ))}
      </Part>
      <Part title="Spaces">
        <div className={own.spaces}>
          {spaces.map((space) => (
            <span key={space} className={own.space} style={{ width: `var(--space-${space})` }}>
              <span className="unseen">{space}</span>
            </span>
          ))}
        </div>
      </Part>
      <Part title="Buttons of the site">
        <Group>
          <button type="button" className="button" data-look="primary">
            Request this tour
          </button>
          <button type="button" className="button">
            Save this search
          </button>
          <button type="button" className="button" disabled>
            Not yet
          </button>
        </Group>
      </Part>
      <Part title="Buttons of the office">
        <Group>
          <Button>Assign Permission</Button>
          <Button variant="default">Cancel</Button>
          <Button variant="light">Show</Button>
          <Button variant="subtle">Clear filters</Button>
          <Button variant="outline" color="bad">
            Delete…
          </Button>
          <Button loading>Saving</Button>
          <Button disabled>Not yet</Button>
        </Group>
      </Part>
      <Part title="Fields">
        <div className={own.fields}>
          <TextInput label="First Name" placeholder="Ada" required />
          <TextInput label="Email" error="Please enter a valid email address" />
          <Select label="Role" placeholder="Select Role" data={['Agent', 'Concierge']} />
          <Textarea label="Notes" description="Seen by staff alone" />
          <Checkbox label="Edit" defaultChecked />
          <Switch label="Two-step sign-in is required" />
        </div>
      </Part>
      <Part title="Badges">
        <Group>
          {standings.map((standing) => (
            <StandingBadge key={standing} standing={standing} />
          ))}
          <Badge variant="light" color="warn">
            {statusLabels['license-lapsing']}
          </Badge>
        </Group>
      </Part>
      <Part title="Cards, notes and skeletons">
        <div className={own.fields}>
          <div className={styles.panel}>A card holds one thing.</div>
          <Alert color="warn" title="This can’t be done now">
            Somebody changed this meanwhile. Please look at it again.
          </Alert>
          <Skeleton height={64} />
        </div>
      </Part>
      <Part title="Table">
        <div className={own.scroll}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Column</Table.Th>
                <Table.Th scope="col">Right</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Td>Stage</Table.Td>
                <Table.Td>view</Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Td>Notes</Table.Td>
                <Table.Td>view and edit</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </div>
      </Part>
      <Part title="Toasts">
        <Group>
          <Button variant="default" onClick={() => showToast('Invitation sent')}>
            Show a page’s toast (3 s)
          </Button>
          <Button
            variant="default"
            onClick={() =>
              showToast('You don’t have the right to do this.', { kind: 'bad', from: 'shared' })
            }
          >
            Show a shared toast (2 s)
          </Button>
        </Group>
      </Part>
      <Part title="Marks and icons of the site">
        <ul className={own.icons}>
          <li>
            <BrandMark /> brand
          </li>
          <li>
            <EqualHousingMark /> equal housing
          </li>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} /> {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.panel} ${own.part}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export { OfficeFailure as ErrorBoundary };
