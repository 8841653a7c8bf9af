// Runs before the first paint, so that the chosen theme does not flash in late. Without a choice the system's counts.
// The key and the attribute are those of src/ui/theme-switch.tsx.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is.
}
