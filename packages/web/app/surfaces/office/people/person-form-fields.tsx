import { formatPhone, formatZip } from '@homestead/contract/accounts';
import { Fieldset, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { licenseState } from './license-state.ts';
import type { WireRole } from './people-calls.ts';
import type { PersonFormValues } from './person-form-values.ts';

type Form = UseFormReturnType<PersonFormValues>;

interface PersonFormFieldsProps {
  form: Form;
  roles: readonly WireRole[];
  /** Why the role can't be changed here; null when it can. */
  roleIsFixed?: string | null;
}

/** Name, e-mail and role: what a person must have. */
export function PersonHeadFields({ form, roles, roleIsFixed = null }: PersonFormFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="First Name"
        required
        autoComplete="off"
        {...form.getInputProps('first_name')}
      />
      <TextInput
        label="Last Name"
        required
        autoComplete="off"
        {...form.getInputProps('last_name')}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Select
        label="Role"
        required
        searchable
        allowDeselect={false}
        disabled={roleIsFixed !== null}
        description={roleIsFixed}
        data={roles.map(({ name, rolename, may }) => ({
          value: name,
          label: rolename,
          disabled: !may.give && name !== form.getValues().role,
        }))}
        {...form.getInputProps('role')}
      />
    </SimpleGrid>
  );
}

/** Everything else that is kept of a person. */
export function PersonDetailFields({ form }: { form: Form }) {
  const { license_expires_on } = form.getValues();
  const license = licenseState(license_expires_on || null, new Date());
  const isPressing = license.kind === 'lapsing' || license.kind === 'lapsed';
  const text = (name: keyof PersonFormValues, label: string, most = 120) => (
    <TextInput
      key={name}
      label={label}
      maxLength={most}
      autoComplete="off"
      {...form.getInputProps(name)}
    />
  );
  return (
    <>
      <Fieldset legend="Work" mt="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="(402) 555-0100"
            {...form.getInputProps('phone')}
            onChange={(event) =>
              form.setFieldValue('phone', formatPhone(event.currentTarget.value))
            }
          />
          {text('company', 'Company')}
          {text('department', 'Department', 80)}
          <span />
          {text('license_number', 'License number', 40)}
          <TextInput
            label="License expiry"
            type="date"
            description={
              isPressing ? (
                <Text span size="sm" c={license.kind === 'lapsed' ? 'bad' : 'warn'} fw={600}>
                  {license.text}
                </Text>
              ) : null
            }
            {...form.getInputProps('license_expires_on')}
          />
        </SimpleGrid>
        <Switch
          mt="md"
          label="Named in commission statements"
          {...form.getInputProps('commission_agent', { type: 'checkbox' })}
        />
      </Fieldset>
      <Fieldset legend="Address" mt="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {text('address1', 'Address Line 1')}
          {text('address2', 'Address Line 2')}
          {text('city', 'City', 80)}
          {text('state', 'State', 40)}
          <TextInput
            label="Zip"
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('zip')}
            onChange={(event) => form.setFieldValue('zip', formatZip(event.currentTarget.value))}
          />
          {text('country', 'Country', 60)}
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend="Person" mt="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Date of Birth" type="date" {...form.getInputProps('dateOfBirth')} />
          {text('relationshipStatus', 'Relationship', 60)}
          {text('tShirtSize', 'T-Shirt Size', 20)}
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend="Links" mt="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {text('faceBook', 'Facebook', 300)}
          {text('instaGram', 'Instagram', 300)}
          {text('linkdin', 'LinkedIn', 300)}
          {text('twitter', 'X', 300)}
        </SimpleGrid>
      </Fieldset>
    </>
  );
}
