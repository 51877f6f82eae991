-- A draft counted as told in Chinese whatever it lacked, and in every language where nothing was written at all.
update item_drafts set complete = array_remove(complete, 'zh_TW') where jsonb_path_exists(content, '$.** ? (@.zh_TW == "")');
update item_drafts set complete = array_remove(complete, 'en_US') where jsonb_path_exists(content, '$.** ? (@.zh_TW == "" && (!exists(@.en_US) || @.en_US == ""))');
update item_drafts set complete = array_remove(complete, 'ja_JP') where jsonb_path_exists(content, '$.** ? (@.zh_TW == "" && (!exists(@.ja_JP) || @.ja_JP == ""))');
