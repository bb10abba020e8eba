export const galleryMessages = {
  title: 'Gallery',
  intro: 'Choose a picture to see it large.',
  filters: { all: 'All', work: 'Work', team: 'Team', office: 'Rooms', events: 'Events' },
  filter: 'Category',
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  none: 'No pictures here yet.',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number: number, count: number) => `${number} of ${count}`
} as const
