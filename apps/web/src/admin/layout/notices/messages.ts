/** Texts of the bell and its notices. */
export const bellMessages = {
  title: 'Notices',
  close: 'Close the notices',
  unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  none: 'none unread',
  more: '99+',
  show: 'Show',
  shown: { all: 'All', unread: 'Unread' },
  readAll: 'Mark all read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  isUnread: 'Unread',
  times: (count: number) => `${count} times`,
  empty: 'Nothing has happened yet',
  emptyNote:
    'Ended jobs, locked accounts, changes of your role, mails that failed and a broken audit log are told here.',
  noneUnread: 'All is read',
  showAll: 'Show all notices',
  older: 'Show older ones',
  readFailed: 'The notice could not be marked'
} as const
