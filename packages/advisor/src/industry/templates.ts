import type { IndustryId } from '@sitewright/catalog'
import type { IndustryTemplate } from './template.ts'

/**
 * Each industry of the form includes many trades, so that no template mentions one: a vet, a dentist and a yoga teacher
 * pick the same industry. None names a feature that is simulated without a server or a payment link: only the words of
 * the business ask for one, and then its owner knows what for.
 */
const templates: Readonly<Record<IndustryId, IndustryTemplate>> = {
  ecommerce: {
    businessType: 'E-commerce & Retail',
    audience: 'General Consumers',
    strategy: 'Show what you sell, say what it costs and how people get it.',
    goals: ['Sales', 'Customers who return'],
    visitorActions: ['See what you sell', 'Check price and stock', 'Buy or ask'],
    features: ['gallery', 'search', 'contact-form'],
    colorScheme: 'modern',
    layout: 'grid'
  },
  healthcare: {
    businessType: 'Healthcare',
    audience: 'General Consumers',
    strategy: 'Say what you offer, who does it, and how to get a time.',
    goals: ['Booked times', 'Fewer calls'],
    visitorActions: ['Ask for a time', 'Check opening hours', 'Read what you offer'],
    features: ['booking', 'contact-form', 'testimonials'],
    colorScheme: 'professional',
    layout: 'standard'
  },
  education: {
    businessType: 'Education',
    audience: 'Students',
    strategy: 'Say what people can learn, from whom, when and where.',
    goals: ['Enrolments', 'Enquiries'],
    visitorActions: ['See what is taught', 'Check dates', 'Ask or enrol'],
    features: ['booking', 'search', 'contact-form', 'testimonials'],
    colorScheme: 'ocean',
    layout: 'sidebar'
  },
  entertainment: {
    businessType: 'Entertainment',
    audience: 'Gen Z',
    strategy: 'Say what is on, when, and how to come.',
    goals: ['Reservations', 'Returning visitors'],
    visitorActions: ['See what is on', 'Share it', 'Reserve'],
    features: ['gallery', 'booking', 'social', 'testimonials'],
    colorScheme: 'vibrant',
    layout: 'grid'
  },
  photography: {
    businessType: 'Photography',
    audience: 'Millennials',
    strategy: 'Show your pictures first, then how to reach you.',
    goals: ['Enquiries', 'Recommendations'],
    visitorActions: ['See your pictures', 'Ask you'],
    features: ['gallery', 'booking', 'contact-form', 'testimonials', 'social'],
    colorScheme: 'modern',
    layout: 'grid'
  },
  realestate: {
    businessType: 'Real Estate',
    audience: 'Business Professionals',
    strategy: 'Give the facts first: place, size, price, pictures.',
    goals: ['Enquiries', 'Appointments'],
    visitorActions: ['Look at pictures and facts', 'Ask', 'Make an appointment'],
    features: ['gallery', 'search', 'geolocation', 'booking', 'contact-form'],
    colorScheme: 'professional',
    layout: 'sidebar'
  },
  services: {
    businessType: 'Professional Services',
    audience: 'Small Business Owners',
    strategy: 'Say what you do, for whom, and how people reach you.',
    goals: ['Enquiries', 'Recommendations'],
    visitorActions: ['Read what you do', 'Ask', 'Make an appointment'],
    features: ['contact-form', 'booking', 'testimonials'],
    colorScheme: 'professional',
    layout: 'standard'
  },
  finance: {
    businessType: 'Finance',
    audience: 'Business Professionals',
    strategy: 'Say what you advise on, how you are paid, and who is responsible.',
    goals: ['Enquiries', 'First talks'],
    visitorActions: ['Read what you advise on', 'Check who you are', 'Ask'],
    features: ['contact-form', 'booking', 'testimonials'],
    colorScheme: 'professional',
    layout: 'sidebar'
  },
  technology: {
    businessType: 'Technology',
    audience: 'Enterprise Customers',
    strategy: 'Show what you make, and answer technical questions.',
    goals: ['Enquiries', 'Sign-ups'],
    visitorActions: ['Understand what you make', 'Read about it', 'Ask'],
    features: ['search', 'contact-form'],
    colorScheme: 'modern',
    layout: 'landing'
  },
  restaurant: {
    businessType: 'Restaurant & Food',
    audience: 'General Consumers',
    strategy: 'Show what there is to eat and drink, when you are open and where.',
    goals: ['Guests', 'Returning guests'],
    visitorActions: ['See what there is', 'Check opening hours', 'Find the way'],
    features: ['gallery', 'booking', 'contact-form', 'testimonials'],
    colorScheme: 'sunset',
    layout: 'standard'
  },
  'cyber-security': {
    businessType: 'Cyber Security',
    audience: 'Enterprise Customers',
    strategy: 'Say what you do, what people receive, and how to reach you in confidence.',
    goals: ['Enquiries', 'Standing contracts'],
    visitorActions: ['Read what you do', 'Check who you are', 'Ask in confidence'],
    features: ['contact-form', 'chat', 'testimonials'],
    colorScheme: 'ocean',
    layout: 'landing'
  },
  other: {
    businessType: 'Small business',
    audience: 'General Consumers',
    strategy: 'Say in one sentence what you do, for whom, and how people reach you.',
    goals: ['Enquiries', 'Visits'],
    visitorActions: ['Understand what you do', 'Check hours and place', 'Get in touch'],
    features: ['contact-form', 'testimonials'],
    colorScheme: 'professional',
    layout: 'standard'
  }
}

/** The template of an industry, each its own (departures: templates); that of `other` while none is chosen. */
export function templateOf(industry: IndustryId | ''): IndustryTemplate {
  return templates[industry === '' ? 'other' : industry]
}
