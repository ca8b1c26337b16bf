import { changelog } from 'virtual:changelog';
import { micromark } from 'micromark';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel } from '#desk';
import { StaticHtml } from '#platform';
import { pageMessages } from '../messages/pages.ts';
import own from './change-log-page.module.css';

export function meta() {
  return [{ title: pageMessages.changeLog() }, { name: 'robots', content: 'noindex' }];
}

/** Read on the server, so that no script that visitors could load contains it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  const versions = changelog.split(/^## /m).slice(1);
  return {
    parts: versions.map((version) => {
      const [title = '', ...changes] = version.split('\n');
      return { title, html: micromark(changes.join('\n')) };
    }),
  };
}

/** The changes of each version, from CHANGELOG.md. */
export default function ChangeLogPage() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={pageMessages.changeLog()}>
      {parts.map(({ title, html }) => (
        <DeskPanel key={title} title={title}>
          <div className={own.part}>
            <StaticHtml html={html} />
          </div>
        </DeskPanel>
      ))}
    </DeskPage>
  );
}
