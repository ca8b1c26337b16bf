import { z } from 'zod';

/** Ways to take the second step of a sign-in. */
export const secondStepMethods = ['totp', 'recovery-code', 'passkey'] as const;

export type SecondStepMethod = (typeof secondStepMethods)[number];

const signedInSchema = z.object({
  data: z.object({
    jwtToken: z.string(),
    rolename: z.string(),
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    landing: z.string().describe('path to go to when no other page was wanted'),
  }),
  message: z.string(),
  status: z.literal(200),
  statusCode: z.literal('success'),
});

const secondStepSchema = z.object({
  data: z.object({
    jwtToken: z.literal(''),
    rolename: z.literal(''),
    challenge: z.string().describe('goes back with the second step, User/CompleteTwoStep'),
    methods: z.array(z.enum(secondStepMethods)),
  }),
  message: z.string(),
  status: z.literal(200),
  statusCode: z.literal('two-step'),
});

/** The answer of every way to sign in (decision 32): done, or a second step is to be taken. */
export const logInAnswerSchema = z.discriminatedUnion('statusCode', [
  signedInSchema,
  secondStepSchema,
]);

export const signedInExample = {
  data: {
    jwtToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
    rolename: 'client',
    id: '0b0c8a54-9b62-4a6e-a5a1-1f4d6f3b6b1e',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.org',
    landing: '/homepage',
  },
  message: 'User logged in successfully!',
  status: 200,
  statusCode: 'success',
} as const;
