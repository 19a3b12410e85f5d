import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';
import { Alerts } from './shell/alerts.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <Providers>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Alerts />
      </Providers>
    </ErrorBoundary>
  );
}
