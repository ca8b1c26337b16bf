import { z } from 'zod';

export interface SettingProblem {
  setting: string;
  problem: string;
}

/** A whole number given as text. */
export function wholeSetting(min: number, max: number, fallback: number) {
  return wholeNumber(min, max).default(fallback);
}

/** The same where the default depends on other settings. */
export function optionalWholeSetting(min: number, max: number) {
  return wholeNumber(min, max).optional();
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);
}

/** `true`, `1`, `yes`, `on` or their opposites. */
export function flagSetting(fallback: boolean) {
  return z
    .string()
    .toLowerCase()
    .regex(/^(true|false|1|0|yes|no|on|off)$/, 'must be true or false')
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value))
    .default(fallback);
}

/** The same where the default depends on other settings. */
export const optionalFlagSetting = () => flagSetting(false).unwrap().optional();

/** A comma-separated list; blanks are dropped. */
export function listSetting(fallback: readonly string[]) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .default([...fallback]);
}

/** Secrets of a service that signs its webhooks; several while one is replaced. */
export function webhookSecrets() {
  return listSetting([]).refine(
    (secrets) => secrets.every((one) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(one)),
    'must be secrets that begin with whsec_, with a comma between them',
  );
}
