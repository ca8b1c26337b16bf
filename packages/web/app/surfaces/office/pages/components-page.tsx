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
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '#accounts';
import { BrandMark, EqualHousingMark, Icon, iconNames } from '#design';
import { DeskFailure, DeskPage, DeskPanel, lazyPart, showToast } from '#desk';
import { rich } from '#platform';
import { componentMessages } from '../messages/components.ts';
import own from './components-page.module.css';

export function meta() {
  return [{ title: componentMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

// Loaded with its page alone.
const BoardSpecimen = lazyPart(() => import('./board-specimen.tsx'));
const SignatureSpecimen = lazyPart(() => import('./signature-specimen.tsx'));

const colors: [role: string, use: () => string][] = [
  ['ink', componentMessages.ink],
  ['spruce', componentMessages.spruce],
  ['spruce-deep', componentMessages.spruceDeep],
  ['wheat', componentMessages.wheat],
  ['paper', componentMessages.paper],
  ['card', componentMessages.card],
  ['line', componentMessages.line],
  ['line-strong', componentMessages.lineStrong],
  ['quiet', componentMessages.quiet],
  ['good', componentMessages.good],
  ['warn', componentMessages.warn],
  ['bad', componentMessages.bad],
  ['spruce-wash', componentMessages.spruceWash],
  ['wheat-wash', componentMessages.wheatWash],
];
const sizes = ['14', '16', '18', '22', '28', '36', '48'];
const spaces = ['1', '2', '3', '4', '6', '8', '12', '18'];
const badges = ['spruce', 'quiet', 'good', 'warn', 'bad'];

/** The components that screens are made of. */
export default function ComponentsPage() {
  return (
    <DeskPage title={componentMessages.title()}>
      <DeskPanel title={componentMessages.colors()}>
        <ul className={own.swatches}>
          {colors.map(([role, use]) => (
            <li key={role}>
              <span className={own.swatch} style={{ background: `var(--${role})` }} />
              <strong>{role}</strong>
              <span className="fine-print">{use()}</span>
            </li>
          ))}
        </ul>
      </DeskPanel>
      <DeskPanel title={componentMessages.type()}>
        {sizes.map((size) => (
          <p key={size} className="line-14" style={{ fontSize: `var(--text-${size})` }}>
            {rich(
              componentMessages.typeSample({
                serif: (text) => (
                  <span key="serif" className={own.serif}>
                    {text}
                  </span>
                ),
              }),
            )}
            <span className="fine-print"> {size}</span>
          </p>
        ))}
      </DeskPanel>
      <DeskPanel title={componentMessages.spaces()}>
        <div className="flex wrap gap-3">
          {spaces.map((space) => (
            <span key={space} className={own.space} style={{ width: `var(--space-${space})` }}>
              <span className="unseen">{space}</span>
            </span>
          ))}
        </div>
      </DeskPanel>
      <DeskPanel title={componentMessages.siteButtons()}>
        <Group>
          <button type="button" className="button" data-look="primary">
            {componentMessages.requestTour()}
          </button>
          <button type="button" className="button">
            {componentMessages.saveSearch()}
          </button>
          <button type="button" className="button" disabled>
            {componentMessages.disabled()}
          </button>
        </Group>
      </DeskPanel>
      <DeskPanel title={componentMessages.sitePieces()}>
        <nav className="tabs" aria-label={componentMessages.tabs()}>
          <a href="#tabs" aria-current="page">
            {componentMessages.favorites()}
          </a>
          <a href="#tabs">{componentMessages.recentlyViewed()}</a>
        </nav>
        <div className="grid gap-4" id="tabs">
          <details className="disclosure panel pad-4">
            <summary>{componentMessages.interior()}</summary>
            <p className="fine-print">{componentMessages.interiorFacts()}</p>
          </details>
          <label className="row gap-2">
            {componentMessages.sort()}
            <span className="picker">
              <select className="input-edge tap-height on-card">
                <option>{componentMessages.newest()}</option>
                <option>{componentMessages.lowestPrice()}</option>
              </select>
            </span>
          </label>
          <p className="row gap-3">
            <span className="badge primary">{componentMessages.newBadge()}</span>
            <button type="button" className="text-button">
              {componentMessages.clear()}
            </button>
            <button type="button" className="icon-button" aria-label={componentMessages.close()}>
              <Icon name="close" size={24} />
            </button>
          </p>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{componentMessages.room()}</th>
                <th scope="col">{componentMessages.level()}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{componentMessages.kitchen()}</th>
                <td>{componentMessages.main()}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </DeskPanel>
      <DeskPanel title={componentMessages.officeButtons()}>
        <Group>
          <Button>{componentMessages.assign()}</Button>
          <Button variant="default">{componentMessages.cancel()}</Button>
          <Button variant="light">{componentMessages.show()}</Button>
          <Button variant="subtle">{componentMessages.clearFilters()}</Button>
          <Button variant="outline" color="bad">
            {componentMessages.remove()}
          </Button>
          <Button loading>{componentMessages.saving()}</Button>
          <Button disabled>{componentMessages.disabled()}</Button>
        </Group>
      </DeskPanel>
      <DeskPanel title={componentMessages.fields()}>
        <div className={own.fields}>
          <TextInput
            label={componentMessages.firstName()}
            placeholder={componentMessages.firstNameSample()}
            required
          />
          <TextInput label={componentMessages.email()} error={componentMessages.emailInvalid()} />
          <Select
            label={componentMessages.role()}
            placeholder={componentMessages.selectRole()}
            data={[componentMessages.agent(), componentMessages.concierge()]}
          />
          <Textarea label={componentMessages.notes()} description={componentMessages.notesHint()} />
          <Checkbox label={componentMessages.edit()} defaultChecked />
          <Switch label={componentMessages.requireTwoStep()} />
        </div>
      </DeskPanel>
      <DeskPanel title={componentMessages.badges()}>
        <Group>
          {badges.map((color) => (
            <Badge key={color} variant="light" color={color}>
              {color}
            </Badge>
          ))}
        </Group>
      </DeskPanel>
      <DeskPanel title={componentMessages.cards()}>
        <div className={own.fields}>
          <div className="pad-4 outlined card-radius">{componentMessages.cardSample()}</div>
          <Alert color="warn" title={componentMessages.alertTitle()}>
            {componentMessages.alert()}
          </Alert>
          <Skeleton height={64} />
        </div>
      </DeskPanel>
      <DeskPanel title={componentMessages.table()}>
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{componentMessages.column()}</Table.Th>
                <Table.Th scope="col">{componentMessages.access()}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Td>{componentMessages.stage()}</Table.Td>
                <Table.Td>{componentMessages.view()}</Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Td>{componentMessages.notes()}</Table.Td>
                <Table.Td>{componentMessages.viewAndEdit()}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </div>
      </DeskPanel>
      <DeskPanel title={componentMessages.board()}>
        <p className="below-4 quiet">{componentMessages.boardHint()}</p>
        <Suspense fallback={<Skeleton height={280} />}>
          <BoardSpecimen />
        </Suspense>
      </DeskPanel>
      <DeskPanel title={componentMessages.signature()}>
        <p className="below-4 quiet">{componentMessages.signatureHint()}</p>
        <Suspense fallback={<Skeleton height={36} width={180} />}>
          <SignatureSpecimen />
        </Suspense>
      </DeskPanel>
      <DeskPanel title={componentMessages.toasts()}>
        <Group>
          <Button variant="default" onClick={() => showToast(componentMessages.invitationSent())}>
            {componentMessages.showPageToast()}
          </Button>
          <Button
            variant="default"
            onClick={() => showToast(componentMessages.notPermitted(), 'bad', 'everywhere')}
          >
            {componentMessages.showGlobalToast()}
          </Button>
        </Group>
      </DeskPanel>
      <DeskPanel title={componentMessages.marks()}>
        <ul className={own.icons}>
          <li>
            <BrandMark /> {componentMessages.brandMark()}
          </li>
          <li>
            <EqualHousingMark /> {componentMessages.equalHousingMark()}
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
