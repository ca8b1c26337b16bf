import { expect, it } from 'vitest';
import {
  type Control,
  changedFields,
  fillFields,
  firstTextOf,
  keptControls,
  readFields,
} from './typed-fields.ts';

const control = (name: string, given: Partial<Control> = {}): Control => ({
  name,
  type: 'text',
  autocomplete: '',
  value: given.defaultValue ?? '',
  defaultValue: '',
  ...given,
});
const tick = (name: string, value: string, isOn = false, type = 'checkbox') =>
  control(name, { type, value, checked: isOn, defaultChecked: isOn });
const options = ['S', 'M'].map((value) => ({ value, defaultSelected: value === 'M' }));

const makeForm = () => [
  control('city', { defaultValue: 'Omaha' }),
  control('size', { type: 'select-one', value: 'M', options }),
  tick('time', '09:00'),
  tick('time', '09:30', true),
  control('time', { type: 'time' }),
  tick('kind', 'in-person', true, 'radio'),
  tick('kind', 'video', false, 'radio'),
];
const typeInto = (form: Control[]) => {
  const [city, size, nine, half, other] = form as [Control, Control, Control, Control, Control];
  Object.assign(city, { value: 'Gretna' });
  Object.assign(size, { value: 'S' });
  Object.assign(nine, { checked: true });
  Object.assign(half, { checked: false });
  Object.assign(other, { value: '10:15' });
};

it('keeps no passwords, codes, files, hidden fields, or the decoy', () => {
  const secrets = [
    control('password', { type: 'password' }),
    control('password', { autocomplete: 'new-password' }),
    control('code', { autocomplete: 'one-time-code' }),
    control('photo', { type: 'file' }),
    control('key', { type: 'hidden' }),
    control('extra'),
    control('', { type: 'fieldset' }),
    control('go', { type: 'submit' }),
  ];
  expect(keptControls([...secrets, control('city')]).map(({ name }) => name)).toEqual(['city']);
});

it('puts back what differed from the page, in every kind of field', () => {
  const [form, again] = [makeForm(), makeForm()];
  const before = readFields(form, firstTextOf);
  expect(changedFields(form, before)).toEqual({});
  typeInto(form);
  const typed = changedFields(form, before);
  expect(Object.keys(typed)).toEqual(['city', 'size', 'time=09:00', 'time=09:30', 'time']);
  expect(fillFields(again, typed, before)).toBe(true);
  expect(again).toEqual(form);
});

it('leaves what was typed since, and what the page has already', () => {
  const form = [control('city', { defaultValue: 'Omaha', value: 'Valley' }), control('phone')];
  const before = readFields(form, firstTextOf);
  expect(fillFields(form, { city: 'Gretna', phone: '', gone: 'x' }, before)).toBe(false);
  expect(form.map(({ value }) => value)).toEqual(['Valley', '']);
});
