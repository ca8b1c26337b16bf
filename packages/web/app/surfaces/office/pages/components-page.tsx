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
import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '#accounts';
import { BrandMark, EqualHousingMark, Icon, iconNames } from '#design';
import { DeskFailure, DeskPage, DeskPanel, showToast } from '#desk';
import own from './components-page.module.css';

const TITLE = 'Components';

export function meta() {
  return [{ title: TITLE }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

const colors: [role: string, use: string][] = [
  ['ink', 'Text'],
  ['spruce', 'Brand, primary action, links'],
  ['spruce-deep', 'Footer, hover'],
  ['wheat', 'Accent, at most one thing per screen'],
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
const badges = ['spruce', 'quiet', 'good', 'warn', 'bad'];

/** The parts that screens are made of, in this version. */
export default function ComponentsPage() {
  return (
    <DeskPage title={TITLE}>
      <DeskPanel title="Colors">
        <ul className={own.swatches}>
          {colors.map(([role, use]) => (
            <li key={role}>
              <span className={own.swatch} style={{ background: `var(--${role})` }} />
              <strong>{role}</strong>
              <span className="fine-print">{use}</span>
            </li>
          ))}
        </ul>
      </DeskPanel>
      <DeskPanel title="Type">
        {sizes.map((size) => (
          <p key={size} className="line-14" style={{ fontSize: `var(--text-${size})` }}>
            <span className={own.serif}>A porch in evening light</span> Two stories, three bedrooms
            <span className="fine-print"> {size}</span>
          </p>
        ))}
      </DeskPanel>
      <DeskPanel title="Spaces">
        <div className="flex wrap gap-3">
          {spaces.map((space) => (
            <span key={space} className={own.space} style={{ width: `var(--space-${space})` }}>
              <span className="unseen">{space}</span>
            </span>
          ))}
        </div>
      </DeskPanel>
      <DeskPanel title="Buttons of the site">
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
      </DeskPanel>
      <DeskPanel title="Pieces of the site">
        <nav className="tabs" aria-label="Tabs">
          <a href="#tabs" aria-current="page">
            Favorites
          </a>
          <a href="#tabs">Recently viewed</a>
        </nav>
        <div className="grid gap-4" id="tabs">
          <details className="disclosure panel pad-4">
            <summary>Interior</summary>
            <p className="fine-print">Fireplace, hardwood floors</p>
          </details>
          <label className="picker row gap-2">
            Sort{' '}
            <select className="input-edge tap-height on-card">
              <option>Newest first</option>
              <option>Lowest price first</option>
            </select>
          </label>
          <p className="row gap-3">
            <span className="badge primary">New</span>
            <button type="button" className="text-button">
              Clear all
            </button>
            <button type="button" className="icon-button" aria-label="Close">
              <Icon name="close" size={24} />
            </button>
          </p>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Room</th>
                <th scope="col">Level</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Kitchen</th>
                <td>Main</td>
              </tr>
            </tbody>
          </table>
        </div>
      </DeskPanel>
      <DeskPanel title="Buttons of the office">
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
      </DeskPanel>
      <DeskPanel title="Fields">
        <div className={own.fields}>
          <TextInput label="First Name" placeholder="Ada" required />
          <TextInput label="Email" error="Please enter a valid email address" />
          <Select label="Role" placeholder="Select Role" data={['Agent', 'Concierge']} />
          <Textarea label="Notes" description="Only staff see this" />
          <Checkbox label="Edit" defaultChecked />
          <Switch label="Require two-step sign-in" />
        </div>
      </DeskPanel>
      <DeskPanel title="Badges">
        <Group>
          {badges.map((color) => (
            <Badge key={color} variant="light" color={color}>
              {color}
            </Badge>
          ))}
        </Group>
      </DeskPanel>
      <DeskPanel title="Cards, notes and skeletons">
        <div className={own.fields}>
          <div className="pad-4 outlined card-radius">A card holds one thing.</div>
          <Alert color="warn" title="Can’t do that right now">
            Someone else changed this. Check it again.
          </Alert>
          <Skeleton height={64} />
        </div>
      </DeskPanel>
      <DeskPanel title="Table">
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Column</Table.Th>
                <Table.Th scope="col">Access</Table.Th>
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
      </DeskPanel>
      <DeskPanel title="Toasts">
        <Group>
          <Button variant="default" onClick={() => showToast('Invitation sent')}>
            Show a page’s toast (3 s)
          </Button>
          <Button
            variant="default"
            onClick={() => showToast('You don’t have permission to do this.', 'bad', 'everywhere')}
          >
            Show a toast of all pages (2 s)
          </Button>
        </Group>
      </DeskPanel>
      <DeskPanel title="Marks and icons of the site">
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
      </DeskPanel>
    </DeskPage>
  );
}

export { DeskFailure as ErrorBoundary };
