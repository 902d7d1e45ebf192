// Runs before anything is drawn. The keys and values are those of src/shell/preferences.ts.
(() => {
  try {
    const { theme, language } = JSON.parse(localStorage.getItem('merve.preferences') || '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (language) {
      document.documentElement.lang = language;
      document.documentElement.dir = ['ar', 'fa', 'he'].includes(language) ? 'rtl' : 'ltr';
    }
  } catch {
    // A browser that keeps nothing (private mode, blocked storage) starts with the defaults.
  }
})();
