import { changelog } from 'virtual:changelog';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel } from '#desk';
import { MarkdownBlocks, readMarkdown } from '#platform';
import { pageMessages } from '../messages/pages.ts';
import own from './change-log-page.module.css';

export function meta() {
  return [{ title: pageMessages.changeLog() }, { name: 'robots', content: 'noindex' }];
}

/** Read on the server, so that no script that visitors could load contains it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return { parts: readMarkdown(changelog).filter(({ title }) => title !== '') };
}

/** The changes of each version, from CHANGELOG.md. */
export default function ChangeLogPage() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={pageMessages.changeLog()}>
      {parts.map(({ title, blocks }) => (
        <DeskPanel key={title} title={title}>
          <div className={own.part}>
            <MarkdownBlocks blocks={blocks} />
          </div>
        </DeskPanel>
      ))}
    </DeskPage>
  );
}
