import {
  Bell,
  CalendarDays,
  House,
  Newspaper,
  Search,
  Trophy,
  Upload,
  User,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { User as Profile } from '#src/domain/user.ts';

interface NavigationItem {
  name: string;
  to: string;
  icon: LucideIcon;
}

export function getNavigationItems(selected: Profile): NavigationItem[] {
  return [
    { name: 'Feed', to: paths.feed, icon: House },
    { name: 'Top Rides', to: paths.topRides, icon: Trophy },
    { name: 'Search', to: paths.search, icon: Search },
    { name: 'News', to: paths.news, icon: Newspaper },
    { name: 'Schedule', to: paths.schedules, icon: CalendarDays },
    ...(canPublish(selected.account_type) ? [{ name: 'Upload Video', to: paths.upload, icon: Upload }] : []),
    { name: 'Notifications', to: paths.notifications, icon: Bell },
    { name: 'My Rodeo', to: paths.myRodeo, icon: User },
  ];
}
