import type { WireTimelineItem } from '@homestead/contract/leads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimelineEntry } from './timeline-entry.tsx';

const note: WireTimelineItem = {
  ...{ id: 'note_1', kind: 'note', group: 'notes', by: 'Nora Lindqvist', isCut: false },
  ...{ at: '2026-11-20T16:02:11.000Z', title: 'Note', body: 'Wants a yard for the dog.' },
  ...{ facts: [], attachments: [], home: null, message: null, note: null, abilities: [] },
  folded: null,
};

const render = (isApart: boolean) =>
  renderToStaticMarkup(
    <TimelineEntry
      item={note}
      isApart={isApart}
      leadId="1"
      leadName="Jordan Ellis"
      onChanged={() => {}}
    />,
  );

it('says the time below its day, and the day where it has none, as a pinned note', () => {
  expect(render(false)).toContain('>10:02 AM</time>');
  expect(render(true)).toContain('>Nov 20, 2026</time>');
});
