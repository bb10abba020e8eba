import type { DecisionStep, Rule } from '@sitewright/api'

type Words = Readonly<Record<DecisionStep['outcome'], string>>

const rules: Readonly<Record<Rule, Words>> = {
  account: {
    passed: 'The account exists',
    refused: 'The account did not exist yet',
    unknown: 'Whether the account existed is not recorded',
    asked: ''
  },
  status: {
    passed: 'The account is active',
    refused: 'The account is not active',
    unknown: 'The status of then is not recorded',
    asked: ''
  },
  'way-in': {
    passed: 'There is a way to sign in',
    refused: 'There is no way to sign in: no password, no passkey and no provider',
    unknown: 'The ways to sign in of then are not recorded',
    asked: ''
  },
  'sign-in': {
    passed: 'Signing in is not locked',
    refused: 'Signing in is locked, and no session is open',
    unknown: 'Locks of then are not recorded',
    asked: ''
  },
  permission: {
    passed: 'The role holds the permission',
    refused: 'The role lacks the permission',
    unknown: 'The role of then is not recorded',
    asked: ''
  },
  installation: {
    passed: 'They belong to the whole installation',
    refused: 'They belong to a tenant, and this is about the whole installation',
    unknown: '',
    asked: ''
  },
  feature: {
    passed: 'Their tenant has the feature, or they belong to the whole installation',
    refused: 'Their tenant lacks the feature',
    unknown: 'What the tenant had then is not recorded',
    asked: ''
  },
  tenant: {
    passed: 'They see the other person',
    refused: 'The other person belongs to another tenant',
    unknown: '',
    asked: ''
  },
  rank: {
    passed: 'The other person does not rank above them',
    refused: 'The other person ranks above them',
    unknown: 'The roles of then are not recorded',
    asked: ''
  },
  'held-permissions': {
    passed: 'They hold every administrative permission of the other person',
    refused: 'The other person has an administrative permission that they lack',
    unknown: 'The roles of then are not recorded',
    asked: ''
  },
  'own-account': {
    passed: 'It is somebody else’s account',
    refused: 'It is their own account',
    unknown: '',
    asked: ''
  },
  'last-administrator': {
    passed: 'Another super admin could still sign in',
    refused: 'It is the last super admin who can sign in',
    unknown: 'Who could sign in then is not recorded',
    asked: ''
  },
  'step-up': { passed: '', refused: '', unknown: '', asked: 'They are asked to prove who they are first' }
}

/** What a single change would flip the answer. */
const flips: Readonly<Record<Rule, string>> = {
  account: 'ask about a later date',
  status: 'activate the account',
  'way-in': 'send them a link for a password',
  'sign-in': 'unlock the account',
  permission: 'give the role the permission, or them another role',
  installation: 'let somebody of the installation do it',
  feature: 'switch the feature on for their tenant, or in its plan',
  tenant: 'move one of them to the tenant of the other',
  rank: 'give them a role of at least that rank',
  'held-permissions': 'give their role the permissions that it lacks',
  'own-account': 'let another administrator do it',
  'last-administrator': 'make somebody else a super admin',
  'step-up': ''
}

/** Texts of the question why a user cannot do something. */
export const explainMessages = {
  open: 'Why can’t they…',
  why: 'Why can’t they?',
  title: (name: string) => `What may ${name} do?`,
  act: 'Act',
  actHint: 'Such as: delete a person',
  object: 'To whom',
  objectHint: 'Name or email',
  objectOptional: 'Without somebody, only the person’s own side is looked at.',
  at: 'As of',
  atHelp: 'Empty means this moment. The past is read from the audit log.',
  choose: 'Choose what they would do.',
  answers: { yes: 'Yes', no: 'No', unknown: 'Not known' },
  asks: (name: string) => `Can ${name}`,
  now: 'now',
  asOf: (time: string) => `as of ${time}`,
  role: (role: string) => `as ${role}`,
  steps: 'How it is decided',
  rules,
  flip: (rule: Rule) => `One change flips it: ${flips[rule]}.`,
  several: (count: number) => `${count} things stand in the way; no single change flips it.`,
  notKnown: 'What is not recorded is left open, and nothing that is recorded stands in the way.',
  calls: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
  noCalls: 'No call of the control panel',
  close: 'Close'
} as const
