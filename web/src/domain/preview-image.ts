/** The picture shown with a link to a sample pet's page, 1200 × 630; drawn by seed/portraits/. */
export const previewOf = (petId: string): string => `/previews/${petId}.jpg`
