/** An open position (specification section 3, Job posting). */
export type JobPosting = { title: string; location: string; type: string; description: string }

export const JOBS: JobPosting[] = [
  {
    title: 'Full-Stack Developer',
    location: 'Bangalore or remote within India',
    type: 'Full-time',
    description:
      'You build the website from the first sketch to the release: TypeScript, React and Firebase, quick on a low-cost phone and usable by everybody. You like small steps, tests that read as sentences, and talking to the people who use what you make.',
  },
  {
    title: 'Community Manager',
    location: 'Mumbai',
    type: 'Full-time',
    description:
      'You look after the owners and renters of your city: you visit shelters and dog parks, bring people together, listen to what bothers them, and see that it reaches us. You speak English, Hindi and, best of all, Marathi.',
  },
  {
    title: 'Marketing Specialist',
    location: 'Delhi',
    type: 'Full-time',
    description:
      'You tell people what it is like to share a weekend with somebody’s dog. You write well, know your way around social media in India, and would rather tell one true story than buy a hundred clicks.',
  },
  {
    title: 'Customer Support Representative',
    location: 'Bangalore',
    type: 'Part-time',
    description:
      'You answer questions by email and by phone, calmly and within a day, and help when a booking does not go as planned. You have patience with people and a heart for animals. Hours are Monday to Friday, 9am to 6pm IST, in turns.',
  },
]
