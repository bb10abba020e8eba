import { accountKeepMs } from '@sitewright/api/limits'
import { profileMessages } from '../messages.ts'
import type { FailureMessage } from '../toasts.ts'

/** Texts of the personal information (spec 2 §2, §8). */
export const personalMessages = {
  nameAndEmail: 'Name and email',
  nameAndEmailNote: 'Shown to people you work with.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  verifiedByMail: 'A new address counts once the link in its mail has been opened.',
  pending: (address: string) =>
    `A mail is on its way to ${address}. The address changes once its link is opened.`,
  unsaved: 'Unsaved changes',
  readOnly: 'You view this profile as somebody else, so nothing can be saved',
  noneUnsaved: 'No unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leave: 'What you have changed here is not saved yet.',
  stayHere: 'Stay here',
  leaveAnyway: 'Leave',
  picture: 'Picture',
  pictureNote: 'PNG, JPEG or WebP. You choose the part that is shown.',
  yourInitials: 'Your initials',
  yourPicture: 'Your picture',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  pictureSet: 'Picture changed',
  unreadable: 'This file cannot be read as a picture. Take a PNG, JPEG or WebP file.',
  cropTitle: 'Choose the part that is shown',
  cropStage: 'Part of the picture. Drag it, or move it with the arrow keys',
  zoom: 'Zoom',
  preview: 'Preview',
  takePicture: 'Use picture'
} as const

const keepDays = accountKeepMs / 86_400_000

/** Texts of the deletion of an account. */
export const deletionMessages = {
  title: 'Delete account',
  note: `Can be brought back for ${keepDays} days.`,
  name: 'Delete this account',
  detail: 'Your data is offered as a download first',
  open: 'Delete account…',
  closes:
    'The account is closed at once: you are signed out everywhere, and what you have shared is no longer shown.',
  goes: (when: string) => `Until ${when} you can sign in and keep it. Then this is deleted for good:`,
  what: [
    'your profile and your picture',
    'your saved projects and the links that share them',
    'your passkeys, recovery codes and connected accounts'
  ],
  dataName: 'Your data',
  dataDetail: 'All that is kept about you, as one JSON file',
  download: profileMessages.download,
  downloaded: 'Your data is downloaded',
  file: (day: string) => `sitewright-account-${day}.json`,
  password: 'Your password',
  keep: 'Keep account',
  confirm: 'Delete account'
} as const

/** The toasts of spec 2 §8 about the profile. */
export const personalFailures = {
  update: { title: 'Update Failed', text: 'Failed to update profile. Please try again.' },
  deletion: { title: 'Deletion Failed', text: 'Failed to delete account. Please try again.' },
  download: { title: 'Download Failed', text: 'Failed to download your data. Please try again.' }
} as const satisfies Record<string, FailureMessage>
