import { phoneLink } from '@homestead/contract/platform';
import { Button } from '@mantine/core';
import { IconMail, IconMessage2, IconPhone } from '@tabler/icons-react';
import { deskMessages } from './messages.ts';

interface ContactButtonsProps {
  name: string;
  phone: string | null;
  email: string | null;
}

/** Call, text, and email a person: the first thing on a person's page and in their panel. */
export function ContactButtons({ name, phone, email }: ContactButtonsProps) {
  const ways = [
    ...(phone
      ? [
          { label: deskMessages.call(), Icon: IconPhone, href: `tel:${phoneLink(phone)}` },
          { label: deskMessages.text(), Icon: IconMessage2, href: `sms:${phoneLink(phone)}` },
        ]
      : []),
    ...(email ? [{ label: deskMessages.email(), Icon: IconMail, href: `mailto:${email}` }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <div className="row wrap gap-2">
      {ways.map(({ label, Icon, href }) => (
        <Button
          key={href}
          component="a"
          href={href}
          size="md"
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          aria-label={deskMessages.actionOn({ action: label, name })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
