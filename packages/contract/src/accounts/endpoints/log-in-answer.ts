import { z } from 'zod';

/** Ways to take the second step of a sign-in. */
export const secondStepMethods = ['totp', 'recovery-code', 'passkey'] as const;

export type SecondStepMethod = (typeof secondStepMethods)[number];

/** A sign-in that is over: what the browser keeps of it (spec 1 section 3). */
export const signedInSchema = z.object({
  data: z.object({
    jwtToken: z.string().min(1).describe('access token of ten minutes'),
    rolename: z.string().describe('key of the role'),
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    landing: z.string().describe('path to go to when no other page was wanted'),
    must_set_up_two_step: z
      .boolean()
      .describe('the role asks for two-step sign-in and it is not set up: permissions rest'),
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
    methods: z.array(z.enum(secondStepMethods)).min(1),
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

export type WireSignedIn = z.output<typeof signedInSchema>;
export type WireSecondStep = z.output<typeof secondStepSchema>;
export type WireLogIn = z.output<typeof logInAnswerSchema>;

export const signedInExample = {
  data: {
    jwtToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
    rolename: 'client',
    id: '0b0c8a54-9b62-4a6e-a5a1-1f4d6f3b6b1e',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.org',
    landing: '/homepage',
    must_set_up_two_step: false,
  },
  message: 'User logged in successfully!',
  status: 200,
  statusCode: 'success',
} as const;
