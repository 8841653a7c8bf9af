import type { Review } from '../web/src/domain/pet.ts'

/**
 * The reviews of the five sample pets. A pet's `rating` in pets.ts is the average of its stars here; a test
 * holds the two together.
 */
export const reviewsOf = {
  bruno: [
    {
      id: 'bruno-review-1',
      userId: 'user-karthik-iyer',
      userName: 'Karthik Iyer',
      userAvatar: '',
      rating: 5,
      content:
        'Bruno spent a weekend with us and my parents did not want to give him back. He was calm from the first evening, and Ananya had packed his bowl, lead and food with clear notes.',
      date: '2026-05-31',
    },
    {
      id: 'bruno-review-2',
      userId: 'user-nisha-menon',
      userName: 'Nisha Menon',
      userAvatar: '',
      rating: 5,
      content: 'The best walking partner around Defence Colony park. My daughter read him a story every night.',
      date: '2026-07-12',
    },
    {
      id: 'bruno-review-3',
      userId: 'user-arvind-shetty',
      userName: 'Arvind Shetty',
      userAvatar: '',
      rating: 4,
      content:
        'A lovely, well-mannered dog. He pulls a little when he sees squirrels, so keep a firm hand on the lead.',
      date: '2026-08-23',
    },
    {
      id: 'bruno-review-4',
      userId: 'user-zoya-khan',
      userName: 'Zoya Khan',
      userAvatar: '',
      rating: 5,
      content:
        'We fostered Bruno for ten days while Ananya was travelling. She called every evening, and he slept through every night.',
      date: '2026-10-04',
    },
  ],
  simba: [
    {
      id: 'simba-review-1',
      userId: 'user-pooja-desai',
      userName: 'Pooja Desai',
      userAvatar: '',
      rating: 5,
      content:
        'I work from home and Simba sat beside my laptop through a whole week of calls. He is clean, affectionate and very funny at five in the morning.',
      date: '2026-04-26',
    },
    {
      id: 'simba-review-2',
      userId: 'user-rohan-pinto',
      userName: 'Rohan Pinto',
      userAvatar: '',
      rating: 4,
      content:
        'A friendly cat, and Farhan was easy to reach. Simba does scratch the furniture, so do take his scratching post along.',
      date: '2026-06-14',
    },
    {
      id: 'simba-review-3',
      userId: 'user-ayesha-merchant',
      userName: 'Ayesha Merchant',
      userAvatar: '',
      rating: 5,
      content:
        'My mother was unsure about cats until she met Simba. Now she asks every Sunday when he is coming again.',
      date: '2026-09-06',
    },
  ],
  mithu: [
    {
      id: 'mithu-review-1',
      userId: 'user-devendra-singh',
      userName: 'Devendra Singh Shekhawat',
      userAvatar: '',
      rating: 5,
      content:
        'Mithu stayed with my father for two weeks and the two of them talked all day. Meenakshi ji explained her food properly when we met.',
      date: '2026-05-03',
    },
    {
      id: 'mithu-review-2',
      userId: 'user-ritu-agarwal',
      userName: 'Ritu Agarwal',
      userAvatar: '',
      rating: 4,
      content: 'Great company, but she is up and calling at sunrise. Light sleepers should know this beforehand.',
      date: '2026-08-16',
    },
  ],
  gulabo: [
    {
      id: 'gulabo-review-1',
      userId: 'user-tanvi-joshi',
      userName: 'Tanvi Joshi',
      userAvatar: '',
      rating: 5,
      content:
        'I looked after Gulabo for three days when Sneha was away. She is sweet, tidy and comes running at the sound of a packet of greens.',
      date: '2026-06-28',
    },
  ],
  moti: [
    {
      id: 'moti-review-1',
      userId: 'user-subhash-banerjee',
      userName: 'Subhash Banerjee',
      userAvatar: '',
      rating: 4,
      content:
        'Very soothing to have in the drawing room. Debjani came over herself to set up the filter. The tank is heavy, so arrange for two people to lift it.',
      date: '2026-03-22',
    },
    {
      id: 'moti-review-2',
      userId: 'user-ishita-ghosh',
      userName: 'Ishita Ghosh',
      userAvatar: '',
      rating: 5,
      content:
        'My son learnt to feed Moti on time every day before school. The water stayed clear for the whole month.',
      date: '2026-05-17',
    },
    {
      id: 'moti-review-3',
      userId: 'user-imran-ali',
      userName: 'Imran Ali',
      userAvatar: '',
      rating: 4,
      content: 'A beautiful fish, and the care notes were simple. The heater needs checking on cooler nights.',
      date: '2026-07-26',
    },
  ],
} satisfies Record<string, Review[]>
