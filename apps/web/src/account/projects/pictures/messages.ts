const counted = (count: number): string => (count === 1 ? 'a picture' : `${count} pictures`)

/** Texts of sending pictures to the account, and of fetching them. */
export const transferMessages = {
  sending: (count: number) => `Saving ${counted(count)} in your account`,
  fetching: (count: number) => `Getting ${counted(count)} from your account`,
  stop: 'Stop',
  sent: (count: number) =>
    count === 1 ? 'Its picture is saved too.' : `Its ${count} pictures are saved too.`,
  fetched: (count: number) => (count === 1 ? 'Its picture is here.' : `Its ${count} pictures are here.`),
  missingTitle: 'Pictures are missing in your account',
  missing: (names: string) => `The project is saved. Still missing: ${names}.`,
  notHere: (names: string) =>
    `Neither here nor in your account: ${names}. Save the project on the device that has them, or put them in again.`,
  notFetchedTitle: 'Pictures are still missing here',
  notFetched: (names: string) => `Drawings stand in for: ${names}.`,
  notSaved: (names: string) =>
    `Not in your account: ${names}. Drawings stand in until they are saved from the device that has them.`,
  unanswered: 'The server did not answer.',
  notStored: 'This browser could not store them; its storage may be full.',
  stopped: 'You stopped it.',
  tryAgain: 'Try again',
  logo: 'Logo',
  other: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} that the site does not show now`
} as const
