-- What visitors typed and the pages call otherwise: where to eat, how to come, what the lantern and the stick are called elsewhere.
insert into search_synonyms (locale, words) values
  ('zh_TW', '{麵食館,月河麵舖,餐廳,吃飯,用餐,午餐,晚餐,美食,餐飲}'),
  ('zh_TW', '{接駁車,公車,巴士,客運}'),
  ('en_US', '{noodle house,moon river noodles,restaurant,dining,canteen,food court}'),
  ('en_US', '{noodle house,lunch,dinner,meal,where to eat}'),
  ('en_US', '{fortune stick,omikuji}'),
  ('ja_JP', '{麺処,レストラン,ランチ,食事,昼食,食堂,お昼ごはん,グルメ}'),
  ('ja_JP', '{祈願灯,ランタン,願い灯,天灯}'),
  ('ja_JP', '{駐車場,ちゅうしゃじょう,ちゅうしゃ}'),
  ('ja_JP', '{交通アクセス,駅から,電車,列車,鉄道,汽車,最寄り駅}');
