/** What the business form and the deployment step say (spec 1 §5). */
export const siteMessages = {
  businessName: 'Business name must be at least 2 characters',
  description: 'Description must be at least 10 characters',
  industry: 'Please select an industry',
  targetAudience: 'Please select your target audience',
  website: 'Please enter a valid URL',
  platforms: 'Please select at least one deployment platform'
} as const
