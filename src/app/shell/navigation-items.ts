import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import Newspaper from 'lucide-react/icons/newspaper';
import Search from 'lucide-react/icons/search';
import Trophy from 'lucide-react/icons/trophy';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { User as Profile } from '#src/domain/user.ts';
import { copy } from './copy.ts';

interface NavigationItem {
  name: string;
  to: string;
  icon: LucideIcon;
}

export function getNavigationItems(selected: Profile): NavigationItem[] {
  return [
    { name: copy.mainMenu.feed, to: paths.feed, icon: House },
    { name: copy.mainMenu.topRides, to: paths.topRides, icon: Trophy },
    { name: copy.mainMenu.search, to: paths.search, icon: Search },
    { name: copy.mainMenu.news, to: paths.news, icon: Newspaper },
    { name: copy.mainMenu.schedule, to: paths.schedules, icon: CalendarDays },
    ...(canPublish(selected.account_type)
      ? [{ name: copy.mainMenu.upload, to: paths.upload, icon: Upload }]
      : []),
    { name: copy.mainMenu.notifications, to: paths.notifications, icon: Bell },
    { name: copy.mainMenu.myRodeo, to: paths.myRodeo, icon: User },
  ];
}
