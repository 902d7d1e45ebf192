import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './design/style.css';
import { clickWhatWasPressed } from './platform/click-what-was-pressed.ts';
import { keepAppWithoutConnection } from './platform/keep-app-without-connection.ts';
import { watchForMissingParts } from './platform/missing-part.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
watchForMissingParts(window);
clickWhatWasPressed(window);
keepAppWithoutConnection();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
