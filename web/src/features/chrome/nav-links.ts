import { PATHS } from '../../domain/paths.ts'

export const NAV_LINKS = [
  { to: PATHS.home, name: 'Home' },
  { to: PATHS.pets, name: 'Browse Pets' },
  { to: PATHS.host, name: 'Become a Host' },
  { to: PATHS.help, name: 'Help' },
]

export const FOOTER_GROUPS = [
  {
    title: 'Pets',
    links: [
      { to: PATHS.pets, name: 'Browse Pets' },
      { to: PATHS.adoption, name: 'Pet Adoption' },
      { to: PATHS.host, name: 'Become a Host' },
      { to: PATHS.howItWorks, name: 'How It Works' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: PATHS.about, name: 'About Us' },
      { to: PATHS.careers, name: 'Careers' },
      { to: PATHS.contact, name: 'Contact' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: PATHS.help, name: 'Help & Support' },
      { to: PATHS.faqs, name: 'FAQs' },
      { to: PATHS.safety, name: 'Safety Guidelines' },
      { to: PATHS.trust, name: 'Trust & Safety' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { to: PATHS.dashboard, name: 'Dashboard' },
      { to: PATHS.profile, name: 'Profile' },
      { to: PATHS.bookings, name: 'My Bookings' },
      { to: PATHS.favorites, name: 'Saved Pets' },
    ],
  },
]

export const LEGAL_LINKS = [
  { to: PATHS.terms, name: 'Terms' },
  { to: PATHS.privacy, name: 'Privacy' },
  { to: PATHS.cookies, name: 'Cookies' },
]
