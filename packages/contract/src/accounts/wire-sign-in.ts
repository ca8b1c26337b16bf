import { z } from 'zod';

/** Sign-in data that the browser stores: `logindata` and `user` of R-45. */
const signedInSchema = z.object({
  jwtToken: z.string().min(1).describe('access token, valid for ten minutes'),
  rolename: z.string().describe('key of the role'),
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  landing: z.string().describe('path to go to if no page was wanted'),
  must_set_up_two_step: z
    .boolean()
    .describe('the role requires two-step sign-in and it isn’t set up: permissions are suspended'),
});

export type WireSignedIn = z.output<typeof signedInSchema>;

/** The kinds of second step. */
export const secondStepMethods = ['totp', 'recovery-code', 'passkey'] as const;

export type SecondStepMethod = (typeof secondStepMethods)[number];

/** The password was right and a second step is needed; send `challenge` with it. */
const secondStepSchema = z.object({
  jwtToken: z.literal(''),
  rolename: z.literal(''),
  challenge: z.string().min(1).describe('to be sent with the second step, User/CompleteTwoStep'),
  methods: z.array(z.enum(secondStepMethods)).min(1),
});

export type WireSecondStep = z.output<typeof secondStepSchema>;

/** The answer of every completed sign-in. */
export const signInAnswerSchema = z.object({
  data: signedInSchema,
  message: z.string(),
  status: z.literal(200),
  statusCode: z.literal('success'),
});

export type WireSignIn = z.output<typeof signInAnswerSchema>;

/** The answer of a sign-in that may need a second step; `statusCode` says which. */
export const logInAnswerSchema = z.discriminatedUnion('statusCode', [
  signInAnswerSchema,
  z.object({
    data: secondStepSchema,
    message: z.string(),
    status: z.literal(200),
    statusCode: z.literal('two-step'),
  }),
]);

export type WireLogIn = z.output<typeof logInAnswerSchema>;

/** An example of a finished sign-in. */
export const exampleSignIn = {
  data: {
    jwtToken: 'eyJhbGciOiJFUzI1NiJ9.eyJpZCI6IjAxIn0.c2lnbmF0dXJl',
    rolename: 'client',
    id: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
    first_name: 'Maria',
    last_name: 'Olsen',
    email: 'maria@example.org',
    landing: '/homepage',
    must_set_up_two_step: false,
  },
  message: 'User logged in successfully!',
  status: 200,
  statusCode: 'success',
} as const satisfies WireSignIn;
